# computed the degree from the luminance always instead of taking 1 where the illuminant is discounted
def adapt_white(xyz, source, target, luminance, surround, discount):
    degree = SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    source_cones = BRADFORD @ source
    target_cones = BRADFORD @ target
    gains = degree * source[1] / target[1] * target_cones / source_cones + 1 - degree
    cones = xyz @ BRADFORD.T
    adapted = (cones * gains) @ np.linalg.inv(BRADFORD).T
    return adapted, degree
