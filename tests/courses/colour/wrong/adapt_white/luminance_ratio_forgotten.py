# scaled by the cone ratio alone instead of also by the ratio of the whites' Y
def adapt_white(xyz, source, target, luminance, surround, discount):
    if discount:
        degree = 1.0
    else:
        degree = SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    source_cones = BRADFORD @ source
    target_cones = BRADFORD @ target
    gains = degree * target_cones / source_cones + 1 - degree
    cones = xyz @ BRADFORD.T
    adapted = (cones * gains) @ np.linalg.inv(BRADFORD).T
    return adapted, degree
