# took the luminance alone in the exponent instead of the luminance plus 42
def adapt_white(xyz, source, target, luminance, surround, discount):
    if discount == True:
        D = 1.0
    else:
        f = SURROUNDS[surround]
        D = f - f / 3.6 * np.exp(-luminance / 92)
    LMS_source = np.matmul(BRADFORD, source)
    LMS_target = np.matmul(BRADFORD, target)
    LMS = np.matmul(BRADFORD, xyz.T)
    g = 1 - D + D * source[1] * LMS_target / (target[1] * LMS_source)
    LMS_new = LMS * g.reshape(3, 1)
    adapted = np.matmul(np.linalg.inv(BRADFORD), LMS_new).T
    return adapted, D
