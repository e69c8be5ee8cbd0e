# r squared is limited from below by the core radius instead of its square
def induced_velocity(points, vortices, gamma, core):
    delta = points[:, np.newaxis, :] - vortices[np.newaxis, :, :]
    dist2 = (delta**2).sum(axis=-1)
    dist2[dist2 < core] = core
    perp = np.stack([-delta[..., 1], delta[..., 0]], axis=-1)
    return (gamma[None, :, None] / (2 * np.pi) * perp / dist2[..., None]).sum(axis=1)
