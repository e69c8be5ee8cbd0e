# the year has 360 days: the day number plus 284 is used as an angle in degrees, without 360/365
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    def sind(x):
        return np.sin(np.radians(x))

    def cosd(x):
        return np.cos(np.radians(x))

    dec = 23.45 * sind(284 + days)
    D = dec[:, None]
    H = 15 * (hours[None, :] - 12)
    up = sind(latitude) * sind(D) + cosd(latitude) * cosd(D) * cosd(H)
    so = sind(latitude) * cosd(D) * cosd(H) - cosd(latitude) * sind(D)
    we = cosd(D) * sind(H)
    ci = up * cosd(tilt) + sind(tilt) * (so * cosd(azimuth) + we * sind(azimuth))
    return dec, up, np.where((up > 0) & (ci > 0), ci, 0)
