/** The validator of the Khronos Group, which has no types of its own. */
declare module 'gltf-validator' {
  interface ValidationMessage {
    code: string;
    message: string;
    /** 0 is an error, 1 a warning. */
    severity: number;
    pointer?: string;
  }
  interface ValidationReport {
    issues: { numErrors: number; numWarnings: number; messages: ValidationMessage[] };
    info: { totalVertexCount: number; totalTriangleCount: number; drawCallCount: number };
  }
  export function validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<ValidationReport>;
}
