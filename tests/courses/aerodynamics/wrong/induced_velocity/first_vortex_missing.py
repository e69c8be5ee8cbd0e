# the first vortex is left out: the loop begins at 1
def induced_velocity(points, vortices, gamma, core):
    total = np.zeros(points.shape)
    for j in range(1, len(gamma)):
        d = points - vortices[j]
        r2 = np.maximum((d**2).sum(axis=1), core**2)
        rot = np.array([[0, 1], [-1, 0]])
        total += gamma[j] / (2 * np.pi) * (d @ rot) / r2[:, None]
    return total
