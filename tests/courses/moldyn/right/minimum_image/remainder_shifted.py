# what: adds half a box, takes the remainder, and takes the half box off
def minimum_image(d, box):
    return (d + box / 2) % box - box / 2
