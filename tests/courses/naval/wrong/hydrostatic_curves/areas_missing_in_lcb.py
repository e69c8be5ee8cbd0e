# averaged the centres of flotation without weighting them by the areas instead of with
def hydrostatic_curves(offsets, h, dz):
    data = waterplanes(offsets, h)
    aw = data["area"]
    xf = data["lcf"]
    heights = np.linspace(0, dz * (aw.size - 1), aw.size)

    def up(f):
        return np.cumsum(0.5 * dz * (f[:-1] + f[1:]))

    volume = up(aw)
    kb = up(aw * heights) / volume
    depth = heights[1:]
    lcb = up(xf) / depth
    bm = data["inertia_t"][1:] / volume
    return {"volume": volume, "kb": kb, "lcb": lcb, "km": kb + bm}
