# half of EA/L, as if each node had half of the bar
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.linalg.norm(d)
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    b = np.array([-c, -s, c, s])
    K = 0.5 * E * A / L * np.outer(b, b)
    return K, T
