# the power is not divided by the index behind the surface, while the lower right entry is n/n'
def system_matrix(radii, indices, gaps):
    powers = (indices[1:] - indices[:-1]) / radii
    ratios = indices[:-1] / indices[1:]
    first = True
    for j in range(len(radii)):
        ref = np.array([[1.0, 0.0], [-powers[j], ratios[j]]])
        if first:
            M = ref
            first = False
        else:
            M = ref @ np.array([[1.0, gaps[j - 1]], [0.0, 1.0]]) @ M
    return M
