# the matrix is returned transposed
def system_matrix(radii, indices, gaps):
    first_ray = np.array([1.0, 0.0])
    second_ray = np.array([0.0, 1.0])
    results = []
    for ray in (first_ray, second_ray):
        y, th = ray
        for j in range(len(radii)):
            th = indices[j] / indices[j + 1] * th - y * (indices[j + 1] - indices[j]) / (indices[j + 1] * radii[j])
            if j < len(gaps):
                y = y + gaps[j] * th
        results.append([y, th])
    return np.array(results)
