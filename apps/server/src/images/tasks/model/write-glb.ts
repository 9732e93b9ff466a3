import {
  type Accessor,
  Document,
  type Material,
  type Mesh,
  NodeIO,
  type Primitive,
  type Texture,
} from '@gltf-transform/core';
import type { Shape } from '@vitrine/domain/design/robes/model/mesh-robe';
import type { ModelMaterial } from '@vitrine/domain/design/robes/model-materials';
import type { Model } from './model.ts';

const SHORT_MOST = 65_535;

/**
 * A wardrobe as binary glTF 2.0: metres, y up. What is there once is one mesh; copies are nodes whose meshes share their
 * points. The asset's extras have its notes.
 */
export async function writeGlb({ notes, meshes, images }: Model): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  Object.assign(document.getRoot().getAsset(), { generator: 'Vitrine', extras: notes });
  const textures = new Map<string, Texture>();
  for (const [path, bytes] of images)
    textures.set(path, document.createTexture(path).setImage(bytes).setMimeType('image/jpeg'));
  const materials = new Map<string, Material>();
  const materialOf = (material: ModelMaterial): Material => {
    const key = JSON.stringify(material);
    const known = materials.get(key);
    if (known) return known;
    const made = document
      .createMaterial()
      .setBaseColorFactor([...material.colour, material.opacity])
      .setRoughnessFactor(material.finish.roughness)
      .setMetallicFactor(material.finish.metalness)
      .setAlphaMode(material.opacity < 1 ? 'BLEND' : 'OPAQUE');
    const texture = material.texture === null ? undefined : textures.get(material.texture);
    if (texture) made.setBaseColorTexture(texture);
    materials.set(key, made);
    return made;
  };
  const shapes = new Map<Shape, Accessors>();
  const accessorsOf = (shape: Shape): Accessors => {
    const known = shapes.get(shape);
    if (known) return known;
    const { positions, normals, uvs, indices } = shape;
    const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: Float32Array | Uint16Array | Uint32Array) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const short = positions.length / 3 <= SHORT_MOST;
    const made = {
      position: accessor('VEC3', new Float32Array(positions)),
      normal: accessor('VEC3', new Float32Array(normals)),
      uv: uvs.length > 0 ? accessor('VEC2', new Float32Array(uvs)) : null,
      indices: accessor('SCALAR', short ? new Uint16Array(indices) : new Uint32Array(indices)),
    };
    shapes.set(shape, made);
    return made;
  };
  const primitiveOf = (shape: Shape, material: Material): Primitive => {
    const { position, normal, uv, indices } = accessorsOf(shape);
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', position)
      .setAttribute('NORMAL', normal)
      .setIndices(indices);
    // The validator calls coordinates that no texture uses a waste.
    return uv && material.getBaseColorTexture() ? primitive.setAttribute('TEXCOORD_0', uv) : primitive;
  };
  const whole = document.createMesh(notes.title);
  const scene = document.createScene(notes.title).addChild(document.createNode(notes.title).setMesh(whole));
  const copied = new Map<Shape, Map<Material, Mesh>>();
  for (const { material, shape, place } of meshes) {
    const painted = materialOf(material);
    if (!place) {
      whole.addPrimitive(primitiveOf(shape, painted));
      continue;
    }
    const ofShape = copied.get(shape) ?? new Map<Material, Mesh>();
    copied.set(shape, ofShape);
    const mesh = ofShape.get(painted) ?? document.createMesh().addPrimitive(primitiveOf(shape, painted));
    ofShape.set(painted, mesh);
    scene.addChild(
      document
        .createNode()
        .setMesh(mesh)
        .setTranslation([...place.at])
        .setScale([...place.scale]),
    );
  }
  document.getRoot().setDefaultScene(scene);
  return new NodeIO().writeBinary(document);
}

/** What the primitives of one shape share. */
interface Accessors {
  position: Accessor;
  normal: Accessor;
  uv: Accessor | null;
  indices: Accessor;
}
