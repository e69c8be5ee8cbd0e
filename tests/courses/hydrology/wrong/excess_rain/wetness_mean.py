# the mean of the five days before is compared with 35 and 53 mm instead of their sum
def excess_rain(rain, before, cn, area):
    wet = np.mean(before)
    CN = np.array(cn, dtype=float)
    if wet < 35:
        CN = 4.2 * CN / (10 - 0.058 * CN)
    elif wet > 53:
        CN = 23 * CN / (10 + 0.13 * CN)
    S = 25400 / CN - 254
    P = np.cumsum(rain)
    Q = np.empty((len(CN), len(P)))
    for i, s in enumerate(S):
        Q[i] = np.where(P > 0.2 * s, (P - 0.2 * s) ** 2 / (P + 0.8 * s), 0)
    ex = Q - np.concatenate((np.zeros((len(CN), 1)), Q[:, :-1]), axis=1)
    return ex, np.dot(area, ex) / np.sum(area)
