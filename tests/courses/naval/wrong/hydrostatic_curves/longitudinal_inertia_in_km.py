# took the longitudinal second moment instead of the transverse one for KM
def hydrostatic_curves(offsets, h, dz):
    planes = waterplanes(offsets, h)
    area = planes["area"]
    z = dz * np.arange(len(area))
    vertical = area * z
    longitudinal = area * planes["lcf"]
    volume = np.cumsum((area[1:] + area[:-1]) / 2 * dz)
    kb = np.cumsum((vertical[1:] + vertical[:-1]) / 2 * dz) / volume
    lcb = np.cumsum((longitudinal[1:] + longitudinal[:-1]) / 2 * dz) / volume
    km = kb + planes["inertia_l"][1:] / volume
    return {"volume": volume, "kb": kb, "lcb": lcb, "km": km}
