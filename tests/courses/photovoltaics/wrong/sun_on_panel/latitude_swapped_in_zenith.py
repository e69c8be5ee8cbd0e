# sine and cosine of the latitude are swapped in cos_zenith
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    declination = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    sd = np.sin(np.radians(declination))[:, None]
    cd = np.cos(np.radians(declination))[:, None]
    cw = np.cos(np.radians(15 * (hours - 12)))[None, :]
    sw = np.sin(np.radians(15 * (hours - 12)))[None, :]
    sp = np.sin(np.radians(latitude))
    cp = np.cos(np.radians(latitude))
    cos_zenith = cp * sd + sp * cd * cw
    south = sp * cd * cw - cp * sd
    west = cd * sw
    cos_inc = cos_zenith * np.cos(np.radians(tilt)) + np.sin(np.radians(tilt)) * (
        south * np.cos(np.radians(azimuth)) + west * np.sin(np.radians(azimuth)))
    cos_inc = np.where((cos_zenith > 0) & (cos_inc > 0), cos_inc, 0)
    return declination, cos_zenith, cos_inc
