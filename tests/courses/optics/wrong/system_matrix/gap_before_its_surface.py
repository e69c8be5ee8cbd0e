# each gap is passed before the surface that it follows: translation first, then refraction
def system_matrix(radii, indices, gaps):
    d = np.append(gaps, 0.0)
    M = np.eye(2)
    for j in range(len(radii)):
        nj, nk = indices[j], indices[j + 1]
        refr = np.array([[1, 0], [-(nk - nj) / nk / radii[j], nj / nk]])
        tran = np.array([[1, d[j]], [0, 1]])
        M = refr @ tran @ M
    return M
