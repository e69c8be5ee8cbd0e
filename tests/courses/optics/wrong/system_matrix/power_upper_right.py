# the power of a surface stands in the upper right corner of the refraction matrix instead of the lower left one
def system_matrix(radii, indices, gaps):
    M = np.eye(2)
    for j, R in enumerate(radii):
        n, n2 = indices[j : j + 2]
        refr = np.zeros((2, 2))
        refr[0, 0] = 1
        refr[1, 1] = n / n2
        refr[0, 1] = -(n2 - n) / (n2 * R)
        M = refr @ M
        if j < len(gaps):
            M[0] = M[0] + gaps[j] * M[1]
    return M
