# the lower right entry of the refraction matrix is n'/n instead of n/n'
def system_matrix(radii, indices, gaps):
    out = np.eye(2)
    before = indices[:-1]
    after = indices[1:]
    distances = list(gaps) + [0.0]
    for R, n, n2, d in zip(radii, before, after, distances):
        surf = np.eye(2)
        surf[1, 0] = -(n2 - n) / (n2 * R)
        surf[1, 1] = n2 / n
        prop = np.eye(2)
        prop[0, 1] = d
        out = np.dot(prop, np.dot(surf, out))
    return out
