# the factor cos(omega) is missing in the component to the south
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    sind = lambda x: np.sin(np.deg2rad(x))
    cosd = lambda x: np.cos(np.deg2rad(x))
    dec = 23.45 * sind(360 * (284 + days) / 365)
    D, H = np.meshgrid(dec, 15 * (hours - 12), indexing="ij")
    u = sind(latitude) * sind(D) + cosd(latitude) * cosd(D) * cosd(H)
    s = sind(latitude) * cosd(D) - cosd(latitude) * sind(D)
    w = cosd(D) * sind(H)
    c = u * cosd(tilt) + sind(tilt) * (s * cosd(azimuth) + w * sind(azimuth))
    c[(u <= 0)] = 0
    c = np.maximum(0, c)
    return dec, u, c
