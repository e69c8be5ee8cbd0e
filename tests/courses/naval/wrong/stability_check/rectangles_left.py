# summed the lever at the beginning of each strip instead of the mean of its two ends
def stability_check(kn, angles, kg):
    GZ = kn - kg[:, np.newaxis] * np.sin(np.radians(angles))[np.newaxis, :]
    step = np.radians(angles[1] - angles[0])
    start = angles[:-1]
    contributions = GZ[:, :-1] * step
    area_30 = (contributions * (start < 30)).sum(axis=1)
    area_40 = (contributions * ((start >= 30) & (start < 40))).sum(axis=1)
    angle_max = np.take(angles, GZ.argmax(axis=1))
    enough = GZ[:, angles >= 30].max(axis=1) >= 0.20
    passes = enough & (area_30 >= 0.055) & (area_40 >= 0.03) & (angle_max >= 25)
    return {"gz": GZ, "area_30": area_30, "area_40": area_40, "angle_max": angle_max, "passes": passes}
