def waterplanes(offsets, h):
    def simpson(f):
        return h / 3 * (f[:-2:2] + 4 * f[1::2] + f[2::2]).sum(axis=0)

    s = len(offsets)
    x = np.linspace(-1, 1, s)[:, None] * h * (s - 1) / 2
    A = simpson(2 * offsets)
    F = simpson(2 * x * offsets) / A
    IL = simpson(2 * (x - F) ** 2 * offsets)
    return {"area": A, "lcf": F, "inertia_t": simpson(2 * offsets**3 / 3), "inertia_l": IL}
