# took the moment of the last slice alone instead of the sum from the keel for KB
def hydrostatic_curves(offsets, h, dz):
    planes = waterplanes(offsets, h)
    area = planes["area"]
    z = dz * np.arange(len(area))
    vertical = area * z
    longitudinal = area * planes["lcf"]
    volume = np.cumsum((area[1:] + area[:-1]) / 2 * dz)
    kb = (vertical[1:] + vertical[:-1]) / 2 * dz / volume
    lcb = np.cumsum((longitudinal[1:] + longitudinal[:-1]) / 2 * dz) / volume
    km = kb + planes["inertia_t"][1:] / volume
    return {"volume": volume, "kb": kb, "lcb": lcb, "km": km}
