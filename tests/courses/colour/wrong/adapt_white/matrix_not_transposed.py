# multiplied the rows of colours with the matrix instead of with its transpose
def adapt_white(xyz, source, target, luminance, surround, discount):
    if discount:
        degree = 1.0
    else:
        degree = SURROUNDS[surround] * (1 - np.exp(-(luminance + 42) / 92) / 3.6)
    source_cones = BRADFORD @ source
    target_cones = BRADFORD @ target
    gains = degree * source[1] / target[1] * target_cones / source_cones + 1 - degree
    cones = xyz @ BRADFORD
    adapted = (cones * gains) @ np.linalg.inv(BRADFORD).T
    return adapted, degree
