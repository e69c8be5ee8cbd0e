# what: adds half a box and takes the remainder, but does not take the half box off again
def minimum_image(d, box):
    half = box / 2
    return (d + half) % box
