# the day is subtracted from 284 instead of added
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    rad = np.pi / 180
    declination = 23.45 * np.sin(360 * (284 - days) / 365 * rad)
    nd, nt = len(days), len(hours)
    cos_zenith = np.zeros((nd, nt))
    cos_incidence = np.zeros((nd, nt))
    for i in range(nd):
        for j in range(nt):
            dl = declination[i] * rad
            om = 15 * (hours[j] - 12) * rad
            u = np.sin(latitude * rad) * np.sin(dl) + np.cos(latitude * rad) * np.cos(dl) * np.cos(om)
            s = np.sin(latitude * rad) * np.cos(dl) * np.cos(om) - np.cos(latitude * rad) * np.sin(dl)
            w = np.cos(dl) * np.sin(om)
            c = u * np.cos(tilt * rad) + np.sin(tilt * rad) * (s * np.cos(azimuth * rad) + w * np.sin(azimuth * rad))
            cos_zenith[i, j] = u
            if u > 0 and c > 0:
                cos_incidence[i, j] = c
    return declination, cos_zenith, cos_incidence
