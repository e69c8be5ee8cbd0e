def stability_check(kn, angles, kg):
    c, a = kn.shape
    gz = np.zeros((c, a))
    area_30, area_40, angle_max = np.zeros(c), np.zeros(c), np.zeros(c)
    passes = np.zeros(c, dtype=bool)
    for i in range(c):
        high = -np.inf
        for j in range(a):
            gz[i, j] = kn[i, j] - kg[i] * np.sin(np.pi * angles[j] / 180)
            if angles[j] >= 30:
                high = max(high, gz[i, j])
            if j > 0:
                strip = (gz[i, j] + gz[i, j - 1]) / 2 * np.pi / 180 * (angles[j] - angles[j - 1])
                if angles[j] <= 30:
                    area_30[i] += strip
                elif angles[j] <= 40:
                    area_40[i] += strip
        angle_max[i] = angles[list(gz[i]).index(max(gz[i]))]
        passes[i] = area_30[i] >= 0.055 and area_40[i] >= 0.03 and high >= 0.2 and angle_max[i] >= 25
    return {"gz": gz, "area_30": area_30, "area_40": area_40, "angle_max": angle_max, "passes": passes}
