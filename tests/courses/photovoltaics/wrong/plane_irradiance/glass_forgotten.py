# the reflection of the glass is left out of the beam
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    mask = (cos_incidence > 0) * (cos_zenith > 0)
    b = np.deg2rad(tilt).reshape(-1, 1)
    beam = dni * cos_incidence * mask
    G = dni * np.clip(cos_zenith, 0, None) + dhi
    sky = dhi * 0.5 * (1 + np.cos(b))
    ground = albedo * G * 0.5 * (1 - np.cos(b))
    total = beam + sky + ground
    return dict(beam=beam, sky=sky, ground=ground, total=total, gain=total.sum(axis=1) / G.sum())
