# the gaps are divided by the index of the medium although the angles are true angles
def system_matrix(radii, indices, gaps):
    M = np.array([[1.0, 0.0], [0.0, 1.0]])
    number_of_surfaces = radii.shape[0]
    for surface in range(number_of_surfaces):
        n_left = indices[surface]
        n_right = indices[surface + 1]
        ratio = n_left / n_right
        R_matrix = np.array([[1.0, 0.0], [(ratio - 1.0) / radii[surface], ratio]])
        M = np.matmul(R_matrix, M)
        if surface < number_of_surfaces - 1:
            reduced = gaps[surface] / n_right
            T_matrix = np.array([[1.0, reduced], [0.0, 1.0]])
            M = np.matmul(T_matrix, M)
    return M
