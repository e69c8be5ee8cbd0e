# asked for three criteria, without the area from 30 to 40 degrees, instead of all four
def stability_check(kn, angles, kg):
    c, a = kn.shape
    gz = np.zeros((c, a))
    area_30, area_40, angle_max = np.zeros(c), np.zeros(c), np.zeros(c)
    passes = np.zeros(c, dtype=bool)
    for i in range(c):
        for j in range(a):
            gz[i, j] = kn[i, j] - kg[i] * np.sin(angles[j] * np.pi / 180)
        for j in range(1, a):
            strip = (gz[i, j] + gz[i, j - 1]) / 2 * (angles[j] - angles[j - 1]) * np.pi / 180
            if angles[j] <= 30:
                area_30[i] += strip
            elif angles[j] <= 40:
                area_40[i] += strip
        angle_max[i] = angles[np.argmax(gz[i])]
        high = max(gz[i][angles >= 30])
        passes[i] = area_30[i] >= 0.055 and high >= 0.2 and angle_max[i] >= 25
    return {"gz": gz, "area_30": area_30, "area_40": area_40, "angle_max": angle_max, "passes": passes}
