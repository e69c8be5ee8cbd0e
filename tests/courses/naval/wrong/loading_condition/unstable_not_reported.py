# gave the arctangent for unstable ships as well instead of 90 degrees
def loading_condition(weights, centers, tanks, km):
    def second_moment(l, b):
        return l * b * b * b / 12

    delta = np.add.reduce(weights)
    cog = np.dot(centers.T, weights) / delta
    fsc = 0.0
    for tank in tanks:
        if tank[2] <= 0.02 or tank[2] >= 0.98:
            continue
        fsc += second_moment(tank[0], tank[1]) * tank[3] / delta
    gm = km - cog[2] - fsc
    heel = np.degrees(np.arctan(cog[1] / gm))
    return delta, cog, gm, heel
