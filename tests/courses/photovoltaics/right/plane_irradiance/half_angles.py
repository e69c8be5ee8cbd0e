# half-angle view factors, the glass multiplied out (1.05 cos - 0.05), which also masks the back
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    up = cos_zenith > 0
    beam = np.maximum(1.05 * cos_incidence - 0.05, 0) * (dni * up)
    half = np.radians(tilt) / 2
    G = dhi + dni * cos_zenith * up
    sky = np.outer(np.cos(half) ** 2, dhi)
    ground = np.outer(np.sin(half) ** 2, albedo * G)
    total = beam + sky + ground
    return dict(beam=beam, sky=sky, ground=ground, total=total, gain=total.mean(axis=1) / G.mean())
