# the west component enters with a minus sign, as if east were positive
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    k = np.pi / 180
    dec = 23.45 * np.sin(k * 360 * (284 + days) / 365)
    x = dec[:, None] * k
    y = (15 * (hours - 12) * k)[None, :]
    height = np.sin(latitude * k) * np.sin(x) + np.cos(latitude * k) * np.cos(x) * np.cos(y)
    south = np.sin(latitude * k) * np.cos(x) * np.cos(y) - np.cos(latitude * k) * np.sin(x)
    west = np.cos(x) * np.sin(y)
    term1 = height * np.cos(tilt * k)
    term2 = south * np.sin(tilt * k) * np.cos(azimuth * k)
    term3 = west * np.sin(tilt * k) * np.sin(azimuth * k)
    total = term1 + term2 - term3
    total[(height <= 0) | (total < 0)] = 0
    return dec, height, total
