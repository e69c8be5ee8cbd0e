# k[2, 0] is missing: the local matrix is not symmetric
def element_stiffness(start, end, E, A):
    dx, dy = end - start
    L = (dx**2 + dy**2) ** 0.5
    c, s = dx / L, dy / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    ke = np.zeros((4, 4))
    ke[0, 0] = ke[2, 2] = E * A / L
    ke[0, 2] = -E * A / L
    return np.einsum("ji,jk,kl->il", T, ke, T), T
