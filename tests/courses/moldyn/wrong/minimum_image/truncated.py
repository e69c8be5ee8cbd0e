# what: cuts the number of boxes to an integer with astype(int) instead of rounding it
def minimum_image(d, box):
    number = (d / box).astype(int)
    return d - number * box
