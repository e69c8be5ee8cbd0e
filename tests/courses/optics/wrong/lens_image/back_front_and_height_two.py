# two mistakes: the back focal distance is -D/C, and the height is multiplied by the absolute value of the magnification
def lens_image(radii, indices, gaps, s, h):
    A, B, C, D = system_matrix(radii, indices, gaps).ravel()
    sp = [-(A * x + B) / (C * x + D) for x in s]
    sp = np.array(sp)
    hp = np.array([abs(A + C * x) * y for x, y in zip(sp, h)])
    return {"focal": -1 / C, "back": -D / C, "position": sp, "height": hp, "real": sp > 0}
