# only the last vortex counts: the velocity is overwritten in the loop instead of added up
def induced_velocity(points, vortices, gamma, core):
    vel = np.zeros((len(points), 2))
    for j in range(len(vortices)):
        rel = points - vortices[j]
        rad = np.sqrt(rel[:, 0] ** 2 + rel[:, 1] ** 2)
        rad = np.where(rad < core, core, rad)
        vel[:, 0] = -gamma[j] * rel[:, 1] / (2 * np.pi * rad**2)
        vel[:, 1] = gamma[j] * rel[:, 0] / (2 * np.pi * rad**2)
    return vel
