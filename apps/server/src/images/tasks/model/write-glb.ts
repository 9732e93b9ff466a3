import { Document, type Material, NodeIO, type Texture } from '@gltf-transform/core';
import type { ModelMaterial } from '@vitrine/domain/design/robes/model-materials';
import type { Model } from './model.ts';

const SHORT_MOST = 65_535;

/** A wardrobe as binary glTF 2.0: one mesh, metres, y up. The asset's extras have its notes. */
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
  const mesh = document.createMesh(notes.title);
  for (const { material, positions, normals, uvs, indices } of meshes) {
    const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: Float32Array | Uint16Array | Uint32Array) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const made = materialOf(material);
    const primitive = document
      .createPrimitive()
      .setMaterial(made)
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
      .setIndices(
        accessor('SCALAR', positions.length / 3 > SHORT_MOST ? new Uint32Array(indices) : new Uint16Array(indices)),
      );
    // The validator calls coordinates that no texture uses a waste.
    if (made.getBaseColorTexture()) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array(uvs)));
    mesh.addPrimitive(primitive);
  }
  const node = document.createNode(notes.title).setMesh(mesh);
  document.getRoot().setDefaultScene(document.createScene(notes.title).addChild(node));
  return new NodeIO().writeBinary(document);
}
