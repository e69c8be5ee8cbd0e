# the velocity points along the radius, like a source's, instead of around the vortex
def induced_velocity(points, vortices, gamma, core):
    out = []
    for p in points:
        d = p - vortices
        r2 = np.sum(d * d, axis=1)
        r2 = np.where(r2 < core**2, core**2, r2)
        out.append(np.sum(gamma[:, None] * d / (2 * np.pi * r2[:, None]), axis=0))
    return np.array(out)
