# inside the core the speed stays that of the edge, gamma / (2 pi core), instead of falling to zero at the center
def induced_velocity(points, vortices, gamma, core):
    d = points[:, None, :] - vortices[None, :, :]
    r = np.sqrt((d**2).sum(axis=2))
    speed = gamma / (2 * np.pi * np.maximum(r, core))
    unit = d / np.where(r > 0, r, 1)[:, :, None]
    u = (-speed * unit[:, :, 1]).sum(axis=1)
    v = (speed * unit[:, :, 0]).sum(axis=1)
    return np.stack([u, v], axis=1)
