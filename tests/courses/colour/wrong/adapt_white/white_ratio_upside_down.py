# scaled the cones by source over target instead of target over source
def adapt_white(xyz, source, target, luminance, surround, discount):
    if discount:
        degree = 1.0
    else:
        degree = SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    source_cones = BRADFORD @ source
    target_cones = BRADFORD @ target
    gains = degree * source[1] / target[1] * source_cones / target_cones + 1 - degree
    cones = xyz @ BRADFORD.T
    adapted = (cones * gains) @ np.linalg.inv(BRADFORD).T
    return adapted, degree
