# what: all steps at once by a matrix power, normalized at the end
def power_iteration(C, v, steps):
    u = np.linalg.matrix_power(C, steps) @ v
    u = u / np.linalg.norm(u)
    lam = np.einsum("i,ij,j->", u, C, u)
    return u * np.sign(u[np.argmax(u ** 2)]), float(lam)
