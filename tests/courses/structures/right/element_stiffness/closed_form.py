def element_stiffness(start, end, E, A):
    dx, dy = end[0] - start[0], end[1] - start[1]
    L = np.hypot(dx, dy)
    phi = np.arctan2(dy, dx)
    c, s = np.cos(phi), np.sin(phi)
    B = np.array([[c * c, c * s], [c * s, s * s]])
    K = E * A / L * np.block([[B, -B], [-B, B]])
    T = np.zeros((4, 4))
    T[0, 0] = T[1, 1] = T[2, 2] = T[3, 3] = c
    T[0, 1] = T[2, 3] = s
    T[1, 0] = T[3, 2] = -s
    return K, T
