# the focal length has the wrong sign, 1/C
def lens_image(radii, indices, gaps, s, h):
    abcd = system_matrix(radii, indices, gaps)
    power = abcd[1, 0]
    focal = 1 / power
    back = -abcd[0, 0] / abcd[1, 0]

    def image(distance):
        y = abcd[0, 0] * distance + abcd[0, 1]
        t = abcd[1, 0] * distance + abcd[1, 1]
        return -y / t

    position = image(s)
    m = abcd[0, 0] + abcd[1, 0] * position
    return {"focal": focal, "back": back, "position": position, "height": m * h, "real": position > 0}
