# E is divided by A instead of multiplied
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.linalg.norm(d)
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    factor = (E / A) / L
    pattern = np.array([1.0, 0.0, -1.0, 0.0])
    k = factor * np.outer(pattern, pattern)
    K = T.T @ k @ T
    return K, T
