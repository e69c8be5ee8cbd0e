# the ambient part is not multiplied by the colour
def shade_phong(points, normals, light, eye, color, k, shininess):
    N = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    L = light - points
    L = L / np.linalg.norm(L, axis=1, keepdims=True)
    view = eye - points
    view = view / np.linalg.norm(view, axis=1, keepdims=True)
    cos = np.sum(N * L, axis=1, keepdims=True)
    R = 2 * cos * N - L
    highlight = np.maximum(np.sum(R * view, axis=1, keepdims=True), 0) ** shininess
    highlight = np.where(cos > 0, highlight, 0)
    result = k[0] + k[1] * np.maximum(cos, 0) * color + k[2] * highlight
    return np.minimum(result, 1)
