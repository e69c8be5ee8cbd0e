def element_stiffness(start, end, E, A):
    L = 0.0
    for p, q in zip(start, end):
        L += (q - p) ** 2
    L = L**0.5
    c = (end[0] - start[0]) / L
    s = (end[1] - start[1]) / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    K = np.zeros((4, 4))
    for i in range(4):
        for j in range(4):
            K[i, j] = E * A / L * (T[0, i] - T[2, i]) * (T[0, j] - T[2, j])
    return K, T
