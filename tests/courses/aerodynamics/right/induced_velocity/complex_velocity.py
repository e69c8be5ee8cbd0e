# style: complex velocity potential
def induced_velocity(points, vortices, gamma, core):
    z = points @ np.array([1, 1j])
    d = z[:, None] - vortices @ np.array([1, 1j])
    w = (1j / (2 * np.pi) * d / np.maximum(abs(d), core) ** 2) @ gamma
    return np.column_stack([w.real, w.imag])
