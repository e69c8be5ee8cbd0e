# the power is divided by the index before the surface instead of the one behind it
def system_matrix(radii, indices, gaps):
    def surface(j):
        na, nb = indices[j], indices[j + 1]
        c = -(nb - na) / (na * radii[j])
        return np.array([[1, 0], [c, na / nb]])

    result = surface(0)
    for j, gap in enumerate(gaps):
        result = np.array([[1, gap], [0, 1]]) @ result
        result = surface(j + 1) @ result
    return result
