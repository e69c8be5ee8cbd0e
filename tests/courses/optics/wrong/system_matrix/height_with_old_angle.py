# the ray goes on through the gap with the angle from before the refraction
def system_matrix(radii, indices, gaps):
    columns = []
    for y, a in [(1.0, 0.0), (0.0, 1.0)]:
        for j in range(len(radii)):
            n1, n2 = indices[j], indices[j + 1]
            a_new = n1 / n2 * a + (n1 - n2) / n2 / radii[j] * y
            if j < len(radii) - 1:
                y = y + gaps[j] * a
            a = a_new
        columns.append(np.array([y, a]))
    return np.stack(columns, axis=1)
