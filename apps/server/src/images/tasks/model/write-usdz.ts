import type { Shape } from '@vitrine/domain/design/robes/model/mesh-robe';
import type { Placement } from '@vitrine/domain/design/robes/model/space';
import type { ModelMaterial } from '@vitrine/domain/design/robes/model-materials';
import type { Model, ModelNotes } from './model.ts';
import { zipAligned } from './zip-aligned.ts';

/** The root layer of the package. Readers take the first file. */
const ROOT = 'design.usda';

const text = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(/\s+/g, ' ')}"`;

/** Tenths of a millimetre are enough, and a fraction of the digits. */
const short = (value: number, digits = 4): string => String(Number(value.toFixed(digits)));

const tuples = (list: readonly number[], size: 2 | 3, digits?: number): string => {
  const all: string[] = [];
  for (let at = 0; at < list.length; at += size)
    all.push(
      `(${list
        .slice(at, at + size)
        .map((value) => short(value, digits))
        .join(',')})`,
    );
  return all.join(',');
};

/** USD's images begin at the lower left corner, glTF's at the upper left one. */
const turned = (uvs: readonly number[]): number[] => uvs.map((value, at) => (at % 2 === 1 ? 1 - value : value));

const head = (notes: ModelNotes): string => `#usda 1.0
(
    customLayerData = {
        string creator = "Vitrine"
        string title = ${text(notes.title)}
        string seller = ${text(notes.seller)}
        string design = ${text(notes.design)}
        string page = ${text(notes.page)}
    }
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    assetInfo = {
        string name = ${text(notes.title)}
    }
    kind = "component"
)
{
    token preliminary:anchoring:type = "plane"
    token preliminary:planeAnchoring:alignment = "horizontal"
`;

interface NamedMaterial {
  name: string;
  material: ModelMaterial;
  /** Name of the image's file in the package; null without one. */
  image: string | null;
}

const materialText = ({ name, material, image }: NamedMaterial): string => {
  const path = `/Root/Materials/${name}`;
  const { colour, opacity, finish } = material;
  const diffuse =
    image === null
      ? `color3f inputs:diffuseColor = (${colour.map((channel) => short(channel)).join(', ')})`
      : `color3f inputs:diffuseColor.connect = <${path}/Image.outputs:rgb>`;
  const shaders =
    image === null
      ? ''
      : `
            def Shader "Coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
            def Shader "Image"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${image}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/Coordinates.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
                float3 outputs:rgb
            }`;
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${diffuse}
                float inputs:metallic = ${short(finish.metalness)}
                float inputs:opacity = ${short(opacity)}
                float inputs:roughness = ${short(finish.roughness)}
                token outputs:surface
            }${shaders}
        }
`;
};

const geometryText = ({ positions, normals, uvs, indices }: Shape): string => {
  const coordinates =
    uvs.length === 0
      ? ''
      : `
        texCoord2f[] primvars:st = [${tuples(turned(uvs), 2)}] (
            interpolation = "vertex"
        )`;
  return `        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(',')}]
        int[] faceVertexIndices = [${indices.join(',')}]
        point3f[] points = [${tuples(positions, 3)}]
        normal3f[] normals = [${tuples(normals, 3, 2)}] (
            interpolation = "vertex"
        )${coordinates}
        uniform token subdivisionScheme = "none"
`;
};

const meshText = (shape: Shape, index: number, material: NamedMaterial): string => `    def Mesh "Mesh${index}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
${geometryText(shape)}        rel material:binding = </Root/Materials/${material.name}>
    }
`;

/** A shape that is only seen where a copy refers to it: prims below a class are not drawn themselves. */
const shapeText = (shape: Shape, name: string): string => `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
${geometryText(shape)}        uniform token[] xformOpOrder = ["xformOp:translate", "xformOp:scale"]
    }
`;

const vector = (point: Placement['at']): string => `(${point.map((value) => short(value)).join(', ')})`;

const copyText = (
  name: string,
  shape: string,
  place: Placement,
  material: NamedMaterial,
): string => `    def Mesh "${name}" (
        prepend references = </Root/Shapes/${shape}>
    )
    {
        double3 xformOp:translate = ${vector(place.at)}
        float3 xformOp:scale = ${vector(place.scale)}
        rel material:binding = </Root/Materials/${material.name}>
    }
`;

/**
 * A wardrobe as USDZ, for Quick Look: a package of one layer and its images. Shapes with copies are in the layer once, and
 * the copies refer to them. The layer's data has its notes.
 */
export function writeUsdz({ notes, meshes, images }: Model): Buffer {
  const imageNames = new Map([...images.keys()].map((path, index) => [path, `images/${index}.jpg`]));
  const materials = new Map<string, NamedMaterial>();
  const materialOf = (material: ModelMaterial): NamedMaterial => {
    const key = JSON.stringify(material);
    const known = materials.get(key) ?? {
      name: `Material${materials.size}`,
      material,
      image: (material.texture !== null && imageNames.get(material.texture)) || null,
    };
    materials.set(key, known);
    return known;
  };
  const shapes = new Map<Shape, string>();
  const shapeNameOf = (shape: Shape): string => {
    const name = shapes.get(shape) ?? `Shape${shapes.size}`;
    shapes.set(shape, name);
    return name;
  };
  const bodies = meshes.map(({ shape, place, material }, index) =>
    place
      ? copyText(`Copy${index}`, shapeNameOf(shape), place, materialOf(material))
      : meshText(shape, index, materialOf(material)),
  );
  const layer = [
    head(notes),
    '    class Scope "Shapes"\n    {\n',
    ...[...shapes].map(([shape, name]) => shapeText(shape, name)),
    '    }\n',
    ...bodies,
    '    def Scope "Materials"\n    {\n',
    ...[...materials.values()].map(materialText),
    '    }\n}\n',
  ].join('');
  return zipAligned([
    { name: ROOT, bytes: Buffer.from(layer) },
    ...[...images].map(([path, bytes]) => ({ name: imageNames.get(path) ?? path, bytes })),
  ]);
}
