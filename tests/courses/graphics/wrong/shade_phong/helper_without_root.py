# the helper divides by the squared length
def normalize_rows(A):
    return A / (A ** 2).sum(axis=1)[:, np.newaxis]

def shade_phong(points, normals, light, eye, color, k, shininess):
    n = normalize_rows(normals)
    l = normalize_rows(light - points)
    v = normalize_rows(eye - points)
    ndotl = np.einsum("ij,ij->i", n, l)
    lit = ndotl > 0
    r = 2 * ndotl[:, None] * n - l
    rdotv = np.einsum("ij,ij->i", r, v).clip(0)
    ambient = k[0] * color
    diffuse = k[1] * np.outer(np.where(lit, ndotl, 0), color)
    specular = k[2] * (lit * rdotv ** shininess)[:, None]
    return np.clip(ambient + diffuse + specular, 0, 1)
