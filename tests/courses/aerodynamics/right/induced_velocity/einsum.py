# style: einsum with a quarter turn matrix
def induced_velocity(points, vortices, gamma, core):
    d = points[:, None] - vortices[None]
    r2 = np.einsum("mnk,mnk->mn", d, d)
    weight = np.where(r2 < core**2, 1 / core**2, 1 / np.where(r2 == 0, 1, r2)) * gamma / (2 * np.pi)
    turn = np.array([[0.0, -1.0], [1.0, 0.0]])
    return np.einsum("mn,kl,mnl->mk", weight, turn, d)
