# took the ratio of the whites' Y as target over source instead of source over target
def adapt_white(xyz, source, target, luminance, surround, discount):
    def degree_of_adaptation():
        if discount:
            return 1.0
        decay = np.exp(-(luminance + 42) / 92)
        return SURROUNDS[surround] * (1 - decay / 3.6)

    D = degree_of_adaptation()
    white_from = source @ BRADFORD.T
    white_to = target @ BRADFORD.T
    gains = D * (target[1] / source[1]) * (white_to / white_from) + (1 - D)
    back = np.linalg.inv(BRADFORD)
    adapted = np.zeros(xyz.shape)
    for row in range(len(xyz)):
        adapted[row] = back @ (gains * (BRADFORD @ xyz[row]))
    return adapted, D
