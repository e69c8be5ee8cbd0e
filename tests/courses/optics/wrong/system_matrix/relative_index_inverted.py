# the relative index is taken as n'/n instead of n/n' and used in both entries of the lower row
def system_matrix(radii, indices, gaps):
    mu = indices[1:] / indices[:-1]
    M = np.eye(2)
    for j, (m, R) in enumerate(zip(mu, radii)):
        M = np.array([[1, 0], [(m - 1) / R, m]]) @ M
        if j < len(gaps):
            M = np.array([[1, gaps[j]], [0, 1]]) @ M
    return M
