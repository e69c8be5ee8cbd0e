# left out the third of the cubed half-breadth instead of dividing by 3
def waterplanes(offsets, h):
    def integrate(f):
        total = f[0] + f[-1]
        total = total + 4 * f[1:-1:2].sum(axis=0) + 2 * f[2:-1:2].sum(axis=0)
        return total * h / 3

    stations = len(offsets)
    mid = stations // 2
    x = (np.arange(stations) - mid)[:, np.newaxis] * h
    a = 2 * integrate(offsets)
    lcf = 2 * integrate(offsets * x) / a
    it = 2 * integrate(offsets**3)
    il = 2 * integrate(offsets * x * x) - a * lcf * lcf
    return dict(area=a, lcf=lcf, inertia_t=it, inertia_l=il)
