# measured the centre of buoyancy from the water surface down instead of from the keel up
def hydrostatic_curves(offsets, h, dz):
    p = waterplanes(offsets, h)
    area = p["area"]
    volumes, kbs, lcbs, kms = [], [], [], []
    for top in range(1, len(area)):
        a = area[: top + 1]
        f = p["lcf"][: top + 1]
        z = dz * np.arange(top + 1)
        v = np.trapezoid(a, dx=dz)
        b = np.trapezoid(a * (z[-1] - z), dx=dz) / v
        volumes.append(v)
        kbs.append(b)
        lcbs.append(np.trapezoid(a * f, dx=dz) / v)
        kms.append(b + p["inertia_t"][top] / v)
    return {"volume": np.array(volumes), "kb": np.array(kbs), "lcb": np.array(lcbs), "km": np.array(kms)}
